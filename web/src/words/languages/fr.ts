export default import.meta.glob<string>(
  ["$locales/fr/*.ftl", "!**/cli.ftl"], // the command line's words stay there
  { query: "?raw", import: "default", eager: true },
);
