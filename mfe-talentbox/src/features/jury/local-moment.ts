/** For an input of the browser: a moment by the viewer's clock, to the minute. */
export function localMoment(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What such an input says, for the API; undefined while it is not complete. */
export function isoOf(input: string): string | undefined {
  const moment = new Date(input)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
