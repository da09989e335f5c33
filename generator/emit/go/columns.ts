/** Columns as gofmt sets them: cells end in a vertical tab, which no text of a manifest has in code or comments. */

/** Ends a cell: the name of a field, or its type where a tag follows. */
const cellEnd = "\v";

/** A text with the cells of lines that follow each other one below the other (`text/tabwriter`, with one space between). */
export function inColumns(text: string): string {
  if (!text.includes(cellEnd)) return text;
  const result: string[] = [];
  let block: (readonly string[])[] = [];
  const end = (): void => {
    result.push(...setBlock(block));
    block = [];
  };
  for (const line of text.split("\n")) {
    const cells = line.split(cellEnd);
    if (cells.length > 1) block.push(cells);
    else {
      end();
      result.push(line);
    }
  }
  end();
  return result.join("\n");
}

/** A column goes on as long as lines have a cell in it. */
function setBlock(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.map((): number[] => []);
  const columns = Math.max(0, ...rows.map((cells) => cells.length - 1));
  for (let column = 0; column < columns; column += 1) {
    let start = 0;
    const endRun = (end: number): void => {
      const cells = rows.slice(start, end).map((row) => widthOf(row[column] ?? ""));
      for (let row = start; row < end; row += 1) widths[row]?.push(Math.max(...cells));
      start = end + 1;
    };
    rows.forEach((cells, row) => {
      if (cells.length - 1 <= column) endRun(row);
    });
    endRun(rows.length);
  }
  return rows.map((cells, row) =>
    cells
      .map((cell, column) => {
        const width = widths[row]?.[column];
        return width === undefined || column === cells.length - 1
          ? cell
          : cell + " ".repeat(width - widthOf(cell) + 1);
      })
      .join(""),
  );
}

/** In code points, as gofmt counts; the indentation of a line is the same in all of a block. */
function widthOf(cell: string): number {
  return Array.from(cell).length;
}
