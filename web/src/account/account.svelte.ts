/** Who I am: a guest, or somebody with an account; and what belongs to it. */

import { request } from "$/protocol/api";
import { language, say } from "$/words/words.svelte";

export interface Me {
  name: string;
  account: boolean;
}

export interface Details {
  id: string;
  name: string;
  created: number;
  password: boolean;
  fresh: boolean;
  codes: number;
  passkeys: { id: string; label: string; created: number }[];
  sessions: { id: string; label: string; created: number; seen: number; here: boolean }[];
}

/** A day in words. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}

/** What a browser or passkey is called. */
export const labelled = (label: string): string => label || say("account-browser");

class Account {
  me = $state.raw<Me | null>(null);
  details = $state.raw<Details | null>(null);

  /** Ask who I am, and what belongs to me. */
  async look(): Promise<void> {
    const me = await request<Me>("GET", "/api/me");
    this.details = me.account ? await request<Details>("GET", "/api/account") : null;
    this.me = me;
  }
}

export const account = new Account();
