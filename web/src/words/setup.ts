/** The tests speak English. */

import { speak } from "./words.svelte";

await speak("en");
