import { Box } from '@brightyard/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { whenUsed } from '../boot/when-idle.ts'

/** Where the connection is announced; the code for it is loaded once the page is in use. */
export function OfflineBanner() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(
    () =>
      whenUsed(() => {
        import(/* webpackChunkName: "background" */ '../offline/connection-banner.tsx').then(
          ({ ConnectionBanner }) => setBanner(() => ConnectionBanner),
          () => {},
        )
      }),
    [],
  )
  return <Box role="status">{Banner && <Banner />}</Box>
}
