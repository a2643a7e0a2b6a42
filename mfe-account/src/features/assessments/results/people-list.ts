import { mostCandidatesAtOnce } from '@brightyard/contract/entities'

export interface ListedPerson {
  name: string
  email: string
}

export interface PeopleList {
  people: ListedPerson[]
  /** What is wrong, line by line, for people. */
  problems: string[]
}

const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/

/** The cells of a line of a spreadsheet or of a CSV file, quotes taken off. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell].map((one) => one.trim())
}

/** `Nila Menon, nila@example.com` or `Nila Menon <nila@example.com>`, a person a line; without an email is fine too. */
export function readPeople(text: string): PeopleList {
  const people: ListedPerson[] = []
  const problems: string[] = []
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim()
    if (line === '') continue
    const bracketed = /^(.*?)<([^<>]*)>$/.exec(line)
    const cells = bracketed ? [bracketed[1] ?? '', bracketed[2] ?? ''] : cellsOf(line)
    const isHead = index === 0 && /^(full )?names?$/i.test(cells[0] ?? '')
    if (isHead) continue
    const email = cells.find((cell) => cell.includes('@')) ?? ''
    const name = cells
      .filter((cell) => cell !== '' && cell !== email)
      .join(' ')
      .replaceAll(/["\s]+/g, ' ')
      .trim()
    const where = `Line ${index + 1}: `
    if (name === '') problems.push(`${where}a name is missing.`)
    else if (name.length > 100) problems.push(`${where}please use at most 100 characters.`)
    else if (email !== '' && !emailPattern.test(email))
      problems.push(`${where}“${email}” is no email address.`)
    else people.push({ name, email: email.toLowerCase() })
  }
  if (people.length > mostCandidatesAtOnce)
    problems.push(
      `These are ${people.length} people. Please send at most ${mostCandidatesAtOnce} in one go.`,
    )
  return { people, problems }
}
