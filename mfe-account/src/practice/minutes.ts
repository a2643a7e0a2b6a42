/** `2 minutes`, `1 hour 5 minutes`; a started minute counts. */
export function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return unit(rest, 'minute')
  return [unit(hours, 'hour'), rest > 0 && unit(rest, 'minute')].filter(Boolean).join(' ')
}
