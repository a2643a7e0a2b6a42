/** As a notification shows a text: at most 140 characters, cut between two words. */
export function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= 140) return line
  const cut = line.slice(0, 140)
  return `${cut.slice(0, Math.max(80, cut.lastIndexOf(' ')))}…`
}
