import { formSlugs } from '@brightyard/contract/entities'
import { accountPaths, contentPaths, queryString } from '@brightyard/contract/paths'
import {
  homeZone,
  Link,
  type PageContext,
  PageHead,
  useLoaderData,
  useLocation,
  zonedClock,
} from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Breadcrumbs,
  Container,
  EmptyState,
  Flex,
  LinkButton,
  PageHeading,
} from '@brightyard/ui'
import { ActivityListing } from './activity-listing.tsx'
import { type Finder, paletteOf } from './finders.ts'
import type { Listing } from './listing-address.ts'
import { loadListing } from './listing.queries.ts'
import { type ListingState, useListing } from './use-listing.ts'

/** Its value is today's date, so that the browser goes on with the server's. */
export async function loader(context: PageContext) {
  const today = zonedClock(new Date(), homeZone).date
  await loadListing(context, today)
  return today
}

export function Component() {
  const state = useListing(useLoaderData<string>())
  const { finder, listing, room } = state
  const { pathname } = useLocation()
  const title = room ? `${finder.title}: ${room.name}` : finder.title
  return (
    <Box colorPalette={paletteOf(finder)}>
      <PageHead
        title={listing.page > 1 ? `${title}, page ${listing.page}` : title}
        description={`${finder.intro} Filter by age, city, subject, date and price.`}
        canonical={canonicalOf(pathname, listing)}
        hidden={finder.room !== undefined || listing.search !== ''}
        structuredData={crumbsOf(finder)}
      />
      <AreaBand area={finder.area} pb={{ base: '10', md: '14' }}>
        <Container>
          <PageHeading trail={<Trail finder={finder} />} intro={finder.intro}>
            {listing.search ? `${title}: “${listing.search}”` : title}
          </PageHeading>
        </Container>
      </AreaBand>
      <Container pt={{ base: '5', md: '8' }} pb={{ base: '8', md: '12' }}>
        <RoomChoice state={state} />
        {room === null ? <NoRoom finder={finder} /> : <ActivityListing state={state} />}
      </Container>
    </Box>
  )
}

/** Filters make no page of its own for search engines, but pages of the whole list do. */
const canonicalOf = (pathname: string, { page }: Listing) =>
  pathname.replace(/\/+$/, '').toLowerCase() + queryString({ page: page > 1 ? page : undefined })

const Trail = ({ finder }: { finder: Finder }) => (
  <Breadcrumbs
    crumbs={[
      { label: 'Home', link: (label) => <Link to={contentPaths.home.to()}>{label}</Link> },
      {
        label: finder.parent.label,
        link: (label) => <Link to={finder.parent.to}>{label}</Link>,
      },
      { label: finder.title },
    ]}
  />
)

const crumbsOf = ({ parent, title }: Finder) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: contentPaths.home.to() },
    { '@type': 'ListItem', position: 2, name: parent.label, item: parent.to },
    { '@type': 'ListItem', position: 3, name: title },
  ],
})

/** Only where there is something to choose. */
function RoomChoice({ state: { room, rooms, finder, addressOf } }: { state: ListingState }) {
  if (rooms.length < 2) return null
  return (
    <Flex
      as="nav"
      aria-label={finder.room === 'school' ? 'Your schools' : 'Your residents’ associations'}
      gap="2"
      wrap="wrap"
      mb="6"
    >
      {rooms.map(({ vendor_id, name }) => (
        <LinkButton
          key={vendor_id}
          asChild
          variant={vendor_id === room?.vendor_id ? 'solid' : 'soft'}
          {...(vendor_id === room?.vendor_id ? { 'aria-current': 'page' as const } : {})}
        >
          <Link to={addressOf({ organiser: vendor_id })}>{name}</Link>
        </LinkButton>
      ))}
    </Flex>
  )
}

/** The user is in no room of this kind. */
function NoRoom({ finder }: { finder: Finder }) {
  const [what, enquiry] =
    finder.room === 'school'
      ? ['school', formSlugs.schoolEnquiry]
      : ['residents’ association', formSlugs.residentsEnquiry]
  return (
    <EmptyState
      level={2}
      title={`You are not in the room of a ${what}`}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <LinkButton asChild>
            <Link to={accountPaths.selectRoom.to()}>Change Room</Link>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <Link to={contentPaths.webForm.to({ slug: enquiry })}>{`Suggest your ${what}`}</Link>
          </LinkButton>
        </Flex>
      }
    >
      {`This page shows what your ${what} offers. Choose its room, and its activities appear here. Is it not with Brightyard yet? Tell us about it.`}
    </EmptyState>
  )
}
