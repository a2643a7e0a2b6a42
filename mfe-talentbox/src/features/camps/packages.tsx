import { type Batch, type Offering, roleIds, type TicketType } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import {
  Box,
  chakra,
  Chip,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Notice,
  Section,
  Text,
} from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { daysText, placesText, priceText, weekName } from '../../camps/camp-words.ts'

/** The first week with a place; the first one where none has any. */
const firstWeek = ({ batches }: Offering): Batch | undefined =>
  batches.find(({ seats_left }) => seats_left > 0) ?? batches[0]

/** What can be chosen: weeks, and packages with what each includes. */
export function Packages({ camp }: { camp: Offering }) {
  const user = useUser()
  const mayBook = user === null || user.role_id === roleIds.guardian
  return (
    <Section title="Choose a package" intro={`For each child, with tax.`}>
      {mayBook ? null : (
        <Box mb="6">
          <Notice title="Guardians book for their kids">
            {user.role_id === roleIds.student
              ? 'Show this camp to your guardian, who can book it for you.'
              : 'Sign in as a guardian to book this camp.'}
          </Notice>
        </Box>
      )}
      <Weeks camp={camp} />
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(17rem, 1fr))' }}
        gap={{ base: '6', md: '8' }}
        mt="8"
      >
        {camp.ticket_types.map((ticket, index) => (
          <Package
            key={ticket.id}
            ticket={ticket}
            camp={camp}
            isFirst={index === 0}
            mayBook={mayBook}
          />
        ))}
      </Grid>
    </Section>
  )
}

const Weeks = ({ camp: { batches, time_zone: zone } }: { camp: Offering }) => (
  <Flex as="ul" listStyleType="none" wrap="wrap" gap="3" aria-label="Weeks">
    {batches.map((week) => (
      <Flex
        as="li"
        key={week.id}
        align="center"
        gap="3"
        px="5"
        py="2.5"
        borderRadius="xl"
        bg="colorPalette.subtle"
      >
        <Text minW="0" overflowWrap="anywhere">
          {weekName(week) ? (
            <>
              <b>{weekName(week)}</b>
              <br />
            </>
          ) : null}
          <VenueTime iso={week.starts_at} zone={zone} show="weekday-and-day" />
          {week.session_ids.length > 1 ? (
            <>
              {' '}
              to <VenueTime iso={week.ends_at} zone={zone} show="weekday-and-day" />
            </>
          ) : null}
          , {daysText(week)}
        </Text>
        <Chip flexShrink="0" tone="solid" colorPalette={week.seats_left === 0 ? 'talent' : 'learn'}>
          {placesText(week.seats_left)}
        </Chip>
      </Flex>
    ))}
  </Flex>
)

interface PackageProps {
  ticket: TicketType
  camp: Offering
  isFirst: boolean
  mayBook: boolean
}

/** A luggage tag: a hole with its string, what is in it, and the price. */
function Package({ ticket, camp, isFirst, mayBook }: PackageProps) {
  const week = firstWeek(camp)
  return (
    <Flex
      as="li"
      position="relative"
      direction="column"
      gap="3"
      px="6"
      pt="12"
      pb="6"
      bg={isFirst ? 'sun.subtle' : 'bg.panel'}
      borderWidth="2px"
      borderColor={isFirst ? 'sun.bright' : 'colorPalette.muted'}
      css={{
        clipPath:
          'polygon(2.25rem 0, calc(100% - 2.25rem) 0, 100% 2.25rem, 100% 100%, 0 100%, 0 2.25rem)',
      }}
    >
      <Box
        aria-hidden
        position="absolute"
        top="3"
        left="50%"
        width="6"
        height="6"
        ms="-3"
        borderRadius="full"
        bg="bg"
        borderWidth="5px"
        borderColor="colorPalette.solid"
      />
      <Heading as="h3" size="md" textAlign="center">
        {ticket.name}
      </Heading>
      <Text fontFamily="heading" fontWeight="bold" fontSize="2xl" textAlign="center">
        {priceText(ticket.price_in_paise)}
      </Text>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        aria-label={`What ${ticket.name} includes`}
        mb="3"
      >
        {['A place on every day', ...(ticket.includes ?? [])].map((thing) => (
          <Flex as="li" key={thing} gap="2" align="flex-start" overflowWrap="anywhere">
            <Box color="colorPalette.solid" mt="1">
              <CheckIcon size={18} aria-hidden />
            </Box>
            {thing}
          </Flex>
        ))}
      </chakra.ul>
      {mayBook && week ? (
        <LinkButton
          asChild
          mt="auto"
          size="lg"
          {...(isFirst ? {} : { variant: 'outline' as const })}
        >
          <Link
            to={bookingPaths.book.camp.to(
              {},
              { offering: camp.slug, ticket: ticket.id, batch: week.id },
            )}
            aria-label={`Choose ${ticket.name}`}
          >
            {week.seats_left > 0 ? 'Choose' : 'Choose, and wait for a place'}
          </Link>
        </LinkButton>
      ) : null}
    </Flex>
  )
}
