/** Passkeys: what the browser is asked by the server, and what it answers. */

import { Refusal, request } from "$/protocol/api";

interface Asked<T> {
  options: T;
}

/** Has this browser passkeys, on this page? They need HTTPS or localhost, and a name instead of an address. */
export const able =
  "PublicKeyCredential" in globalThis &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Make a passkey: for a new account of this name, or for one's own. */
export async function create(name = ""): Promise<void> {
  const { options } = await request<Asked<PublicKeyCredentialCreationOptionsJSON>>(
    "POST",
    "/api/account/passkey-options",
    { name },
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await answered(navigator.credentials.create({ publicKey }));
  await request("POST", "/api/account/passkeys", { name, credential });
}

/** Sign in with a passkey. */
export async function use(): Promise<void> {
  const path = "/api/session/passkey";
  const { options } = await request<Asked<PublicKeyCredentialRequestOptionsJSON>>(
    "POST",
    `${path}-options`,
    {},
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await answered(navigator.credentials.get({ publicKey }));
  await request("POST", path, { credential });
}

/** What was chosen; a dialog that was closed is a passkey that did not work. */
async function answered(choice: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await choice) as PublicKeyCredential).toJSON();
  } catch {
    throw new Refusal("passkey-wrong");
  }
}
