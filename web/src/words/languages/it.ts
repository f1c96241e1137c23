export default import.meta.glob<string>(
  ["$locales/it/*.ftl", "!**/{cli,pictures}.ftl"], // the words of command line and pictures stay there
  { query: "?raw", import: "default", eager: true },
);
