import { formatDate, homeZone, useHydrated, viewerZone } from '@brightyard/runtime'

/** `27 Nov 2026, 6:00 pm IST`: by India's clock, by which forms open and close, with the viewer's beside it where that shows another time. */
export function FormMoment({ iso }: { iso: string }) {
  const viewer = useHydrated() ? viewerZone() : homeZone
  const here = formatDate(iso, 'moment', viewer)
  const isOther = here !== formatDate(iso, 'moment')
  const isOtherDay = formatDate(iso, 'day', viewer) !== formatDate(iso, 'day')
  return (
    <>
      <time dateTime={iso}>{formatDate(iso, 'moment')} IST</time>
      {isOther && ` (${isOtherDay ? here : formatDate(iso, 'time', viewer)} where you are)`}
    </>
  )
}
