import type { SessionUser } from '@brightyard/contract/entities'
import { NavLink } from '@brightyard/runtime'
import { Box, chakra } from '@brightyard/ui'
import { siteLinksFor } from '../../navigation/site-links.ts'
import { linkRow } from './menu-styles.ts'

const Row = chakra(NavLink, {
  base: { ...linkRow, fontFamily: 'heading', fontWeight: 'semibold', fontSize: 'lg' },
})

interface Props {
  user: SessionUser | null
  vendorType: number | undefined
}

export function MobileLinks({ user, vendorType }: Props) {
  return (
    <Box as="nav" aria-label="Main" mx="-3.5">
      <Box as="ul" listStyleType="none">
        {siteLinksFor(user, vendorType).map(({ item, label, to }) => (
          <li key={item}>
            <Row to={to} end={item === 'home'}>
              {label}
            </Row>
          </li>
        ))}
      </Box>
    </Box>
  )
}
