/** A picture of a moment to take along: the board and what is said of it. */

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 40;
const BOARD = HEIGHT - 2 * EDGE;

const LOOKS = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "opacity"],
  ...["stroke-linecap", "stroke-linejoin", "font-size", "font-weight", "text-anchor"],
];

/** The drawing with its looks, which the page's styles give it and a picture does not have. */
function styled(board: SVGElement): SVGElement {
  const copy = board.cloneNode(true) as SVGElement;
  const from = [board, ...board.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((one, n) => {
    const style = getComputedStyle(one);
    for (const name of LOOKS) to[n]!.setAttribute(name, style.getPropertyValue(name));
    if (style.transform !== "none") to[n]!.setAttribute("transform", style.transform);
    to[n]!.removeAttribute("style");
  });
  copy.setAttribute("width", String(BOARD));
  copy.setAttribute("height", String(BOARD));
  return copy;
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export async function momentPicture(board: SVGElement, title: string, words: string[]): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(styled(board));
  const image = new Image(BOARD, BOARD);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#f6f3ec";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(image, EDGE, EDGE, BOARD, BOARD);
  const left = BOARD + 2 * EDGE;
  let y = EDGE + 40;
  const write = (line: string, font: string, height: number) => {
    pen.font = font;
    for (const part of wrapped(pen, line, WIDTH - left - EDGE)) {
      pen.fillText(part, left, y);
      y += height;
    }
  };
  pen.fillStyle = "#1d2a33";
  write(title, "700 44px Piazzolla, Georgia, serif", 54);
  y += 10;
  for (const line of words) {
    write(line, "26px system-ui, sans-serif", 36);
    y += 6;
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob!;
}
