/** The icons of the powers by number, drawn by us; 0 is the Mortal. */

import { advanced } from "./advanced";
import type { Drawing } from "./drawing";
import { fleece } from "./fleece";
import { heroes } from "./heroes";
import { simple } from "./simple";

export const icons: Record<number, Drawing> = { ...simple, ...advanced, ...fleece, ...heroes };
