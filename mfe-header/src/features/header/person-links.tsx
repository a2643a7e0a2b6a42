import type { SessionUser } from '@brightyard/contract/entities'
import { NavLink } from '@brightyard/runtime'
import { Box, chakra } from '@brightyard/ui'
import {
  AwardIcon,
  BellIcon,
  CalendarIcon,
  CardIcon,
  DocumentIcon,
  HeartIcon,
  HomeIcon,
  LearnIcon,
  ParcelIcon,
  SchoolIcon,
  ShieldIcon,
  SlidersIcon,
  TickBoxIcon,
  TicketIcon,
} from '@brightyard/ui/icons'
import { type PersonLinkName, personLinksFor } from '../../navigation/person-links.ts'
import { linkRow } from './menu-styles.ts'

const icons = {
  dashboard: HomeIcon,
  school: SchoolIcon,
  next: CalendarIcon,
  bookings: TicketIcon,
  entries: HeartIcon,
  tests: TickBoxIcon,
  story: DocumentIcon,
  room: LearnIcon,
  orders: ParcelIcon,
  payments: CardIcon,
  security: ShieldIcon,
  settings: BellIcon,
  desks: DocumentIcon,
  jury: AwardIcon,
  assessments: TickBoxIcon,
  operations: SlidersIcon,
} satisfies Record<PersonLinkName, unknown>

const Row = chakra(NavLink, { base: linkRow })

/** Links to a person's own pages. */
export function PersonLinks({ user }: { user: SessionUser }) {
  return (
    <Box as="ul" listStyleType="none">
      {personLinksFor(user).map(({ name, label, to }) => {
        const Icon = icons[name]
        return (
          <li key={name}>
            <Row to={to}>
              <Box as="span" color="brand.solid" aria-hidden>
                <Icon size={20} />
              </Box>
              {label}
            </Row>
          </li>
        )
      })}
    </Box>
  )
}
