/** The languages as the build finds them: see `web/languages.ts`. */
declare module "virtual:languages" {
  const languages: Record<
    string,
    {
      name: string;
      direction: "ltr" | "rtl";
      digits: string;
      lacking: number;
      count: number;
      load: () => Promise<{ default: string }>;
    }
  >;
  export default languages;
}
