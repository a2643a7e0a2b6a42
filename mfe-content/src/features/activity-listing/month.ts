/** First and last date of a month, `2026-11`. */
export function monthRange(month: string): { from: string; to: string } {
  const last = new Date(`${month}-01T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** The month that is so many after another one. */
export function monthAfter(month: string, months: number): string {
  const other = new Date(`${month}-01T00:00:00Z`)
  other.setUTCMonth(other.getUTCMonth() + months)
  return other.toISOString().slice(0, 7)
}

/** The weeks of a month from Monday to Sunday; dates of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, to } = monthRange(month)
  const lead = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: lead }, () => null)
  for (let day = 1; day <= Number(to.slice(8)); day++)
    days.push(`${month}-${String(day).padStart(2, '0')}`)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
