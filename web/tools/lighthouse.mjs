// What Lighthouse says of some pages, as JSON: node tools/lighthouse.mjs PORT CATEGORIES URL…
// PORT is the debugging port of a running browser; CATEGORIES are divided by commas.
import lighthouse from "lighthouse";

const [port, categories, ...urls] = process.argv.slice(2);
const found = {};
for (const url of urls) {
    const options = { port: Number(port), logLevel: "error", onlyCategories: categories.split(",") };
    const { lhr } = await lighthouse(url, options);
    const audits = Object.values(lhr.audits);
    found[url] = {
        scores: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, score])),
        values: Object.fromEntries(audits.map(({ id, displayValue = "" }) => [id, displayValue])),
        faults: audits.filter(({ score }) => score !== null && score < 0.9).map(({ id }) => id),
    };
}
console.log(JSON.stringify(found));
