/** A piece of text as the PDF engine gives it; `transform` ends with where it stands, upwards from the bottom. */
export interface TextPiece {
  str: string
  transform: readonly number[]
  /** Of the letters. */
  height: number
  hasEOL: boolean
}

export interface Paragraph {
  text: string
  isHeading: boolean
}

interface Line {
  text: string
  size: number
  y: number
}

/** Lines of one paragraph are closer than this many letters' heights; an empty line between two is farther. */
const closeness = 2.2
const headingFactor = 1.25

/** What is written on a page, by paragraphs, without the line ends that only the paper's columns need. */
export function paragraphsOf(pieces: readonly TextPiece[]): Paragraph[] {
  const lines = linesOf(pieces)
  const body = commonestSize(lines)
  const paragraphs: (Paragraph & { last: Line })[] = []
  for (const line of lines) {
    const before = paragraphs.at(-1)
    if (before && goesOn(before.last, line)) {
      before.text += ` ${line.text}`
      before.last = line
    } else {
      const isHeading = line.size > body * headingFactor
      paragraphs.push({ text: line.text, isHeading, last: line })
    }
  }
  return paragraphs.map(({ text, isHeading }) => ({ text, isHeading }))
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = []
  let open: Line | null = null
  for (const { str, transform, height, hasEOL } of pieces) {
    if (str.trim() !== '' && !open) {
      open = { text: '', size: height, y: transform[5] ?? 0 }
      lines.push(open)
    }
    if (open) open.text += str
    if (hasEOL) open = null
  }
  return lines.map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }))
}

function goesOn(before: Line, line: Line) {
  if (Math.abs(before.size - line.size) > 0.5) return false
  const down = before.y - line.y
  // Up again is the next column, which may begin within a sentence.
  if (down < 0) return !/[.!?:…]["'”’)]*$/.test(before.text)
  return down > line.size / 2 && down < line.size * closeness
}

function commonestSize(lines: readonly Line[]) {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}
