import { NavLink } from '@brightyard/runtime'
import { Box, chakra, Flex } from '@brightyard/ui'
import { type SiteLink, siteLinksFor } from '../../navigation/site-links.ts'
import type { HeaderItem } from '../../navigation/visibility.ts'
import { usePerson } from '../../navigation/use-person.ts'
import { MoreMenu } from './more-menu.tsx'
import { roomy } from './widths.ts'

const BarLink = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'full',
    color: 'fg',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
    // A stroke of sun under the current page.
    _currentPage: {
      color: 'brand.fg',
      _after: {
        content: '""',
        position: 'absolute',
        insetX: '3',
        bottom: '1px',
        height: '4px',
        borderRadius: 'full',
        bg: 'sun.bright',
      },
    },
  },
})

/** Always in the bar; the logo links to the home page. */
const inBar: readonly HeaderItem[] = ['programs', 'activities', 'talentbox', 'shop']
/** In the bar where there is room, otherwise under More. */
const whereRoomy: readonly HeaderItem[] = ['youngXperts', 'feeds']

const only = (links: readonly SiteLink[], items: readonly HeaderItem[]) =>
  links.filter(({ item }) => items.includes(item))

/** The main navigation by role. */
export function MainNavigation() {
  const { user, vendorType } = usePerson()
  const links = siteLinksFor(user, vendorType)
  const rare = links.filter(
    ({ item }) => item !== 'home' && ![...inBar, ...whereRoomy].includes(item),
  )
  return (
    <Flex as="nav" aria-label="Main" align="center" wrap="wrap" ms="5" flex="1 1 min(100%, 20rem)">
      <Flex as="ul" listStyleType="none" align="center" wrap="wrap">
        {links
          .filter(({ item }) => [...inBar, ...whereRoomy].includes(item))
          .map(({ item, label, to }) => (
            <Box
              as="li"
              key={item}
              {...(whereRoomy.includes(item)
                ? { display: 'none', css: { [roomy]: { display: 'block' } } }
                : {})}
            >
              <BarLink to={to}>{label}</BarLink>
            </Box>
          ))}
      </Flex>
      <MoreMenu links={rare} narrowLinks={only(links, whereRoomy)} />
    </Flex>
  )
}
