import { type DateStyle, formatDate, formatRelativeTime, homeZone, viewerZone } from './dates.ts'
import { useHydrated } from './use-hydrated.ts'

/** A moment in the viewer's zone: the server's page shows the home zone, hydration corrects it. */
export function DateTime({ iso, show = 'day' }: { iso: string; show?: DateStyle | 'relative' }) {
  const hydrated = useHydrated()
  if (show === 'relative') {
    const text = hydrated ? formatRelativeTime(iso) : formatDate(iso)
    return <time dateTime={iso}>{text}</time>
  }
  const zone = hydrated ? viewerZone() : homeZone
  return <time dateTime={iso}>{formatDate(iso, show, zone)}</time>
}
