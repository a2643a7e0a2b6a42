import {
  type DateStyle,
  formatDate,
  formatRelativeTime,
  homeZone,
  homeZoneName,
  viewerZone,
} from './dates.ts'
import { useHydrated } from './use-hydrated.ts'

interface Props {
  iso: string
  show?: DateStyle | 'relative'
  /** `home` for what happens in India or by the site's own clock, such as an event. `viewer` by default. */
  zone?: 'viewer' | 'home'
}

/**
 * A moment in the viewer's zone: the server's page shows the home zone, hydration corrects it. In the home zone it
 * never changes, and names the zone where the viewer's clock shows another time.
 */
export function DateTime({ iso, show = 'day', zone = 'viewer' }: Props) {
  const hydrated = useHydrated()
  if (show === 'relative') {
    const text = hydrated ? formatRelativeTime(iso) : formatDate(iso)
    return <time dateTime={iso}>{text}</time>
  }
  const viewer = hydrated ? viewerZone() : homeZone
  const text = zone === 'home' ? formatAtHome(iso, show, viewer) : formatDate(iso, show, viewer)
  return <time dateTime={iso}>{text}</time>
}

const withTime: readonly DateStyle[] = ['moment', 'time', 'time-with-seconds']

function formatAtHome(iso: string, show: DateStyle, viewer: string): string {
  const text = formatDate(iso, show)
  if (viewer === homeZone || !withTime.includes(show)) return text
  // Clocks are compared, not names of zones: browsers know India's under two names.
  const clocksDiffer = formatDate(iso, 'moment') !== formatDate(iso, 'moment', viewer)
  return clocksDiffer ? `${text} ${homeZoneName}` : text
}
