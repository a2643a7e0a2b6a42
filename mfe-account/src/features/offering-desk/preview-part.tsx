import type { OwnOfferingDetails } from '@brightyard/contract/entities'
import { formatPrice, parsePriceInPaise } from '@brightyard/contract/money'
import { useQuery } from '@brightyard/runtime'
import { VenueHours, VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Chip, Flex, Grid, Heading, Notice, Picture, Stack, Text } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { kinds } from '../../bookings/booking-words.ts'
import { useNow } from '../../time/use-now.ts'
import { useEditing } from './editing.ts'
import { linesOf, paragraphsOf, type TicketWork } from './offering-work.ts'
import { categoryNames } from './offering-words.ts'
import { datesQuery } from './offerings.queries.ts'
import { pictureSource } from './picture-field.tsx'

/** What families read, as it is written now. */
export function PreviewPart({ stored }: { stored: OwnOfferingDetails | undefined }) {
  const { work } = useEditing()
  const { name, area } = kinds[work.kind]
  const category = Object.entries(categoryNames).find(([value]) => value === work.category)?.[1]
  const facts = [
    work.age_from === work.age_to
      ? `Age ${work.age_from}`
      : `Ages ${work.age_from} to ${work.age_to}`,
    ...(category ? [category] : []),
    work.mode === 'online' ? 'Online' : work.city || 'No city yet',
    work.language,
  ]
  return (
    <Stack gap="5">
      <Notice>So families read it, with what you have not saved yet.</Notice>
      <Box bg="bg.panel" borderRadius="xl" overflow="hidden" boxShadow="sm">
        <Picture
          src={work.picture && pictureSource(work.picture)}
          alt={work.picture?.alt ?? ''}
          width={800}
          height={360}
          css={{ width: '100%', aspectRatio: { base: '8 / 5', md: '20 / 9' }, objectFit: 'cover' }}
        />
        <Box p={{ base: '4', md: '7' }}>
          <Chip tone="solid" colorPalette={area}>
            {name}
          </Chip>
          <Heading as="h2" size="lg" mt="3" overflowWrap="anywhere">
            {work.title || 'Without a name'}
          </Heading>
          <Text mt="2" fontSize="lg">
            {work.summary}
          </Text>
          <Flex mt="4" gap="2" wrap="wrap">
            {facts.map((fact) => (
              <Chip key={fact} colorPalette={area}>
                {fact}
              </Chip>
            ))}
          </Flex>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '3fr 2fr' }} gap="8" mt="6">
            <Stack gap="4">
              {work.text === null ? (
                <Text color="fg.muted">The description that Brightyard’s editors wrote.</Text>
              ) : (
                paragraphsOf(work.text).map((part) => (
                  <Text key={part} whiteSpace="pre-line" overflowWrap="anywhere">
                    {part}
                  </Text>
                ))
              )}
              {linesOf(work.what_to_bring).length > 0 && (
                <Box>
                  <Heading as="h3" size="xs" mb="2">
                    What to bring
                  </Heading>
                  <Lines lines={linesOf(work.what_to_bring)} />
                </Box>
              )}
            </Stack>
            <Stack gap="5">
              {work.tickets.map((ticket) => (
                <Ticket key={ticket.key} ticket={ticket} />
              ))}
              {stored && <NextDates stored={stored} />}
            </Stack>
          </Grid>
        </Box>
      </Box>
    </Stack>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack as="ul" gap="1" listStyleType="none">
    {lines.map((line) => (
      <Flex as="li" key={line} gap="2" align="flex-start">
        <Box as="span" color="learn.fg" pt="1">
          <CheckIcon size={16} aria-hidden />
        </Box>
        <Box as="span" minW="0" overflowWrap="anywhere">
          {line}
        </Box>
      </Flex>
    ))}
  </Stack>
)

function Ticket({ ticket: { name, price, includes } }: { ticket: TicketWork }) {
  const paise = parsePriceInPaise(price)
  return (
    <Box borderWidth="2px" borderColor="talent.solid" borderRadius="lg" p="4">
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {name || 'Without a name'}
        </Text>
        <Text fontFamily="heading" fontWeight="bold">
          {paise === null ? 'No price yet' : paise === 0 ? 'Free of charge' : formatPrice(paise)}
        </Text>
      </Flex>
      {linesOf(includes).length > 0 && (
        <Box mt="2" fontSize="sm">
          <Lines lines={linesOf(includes)} />
        </Box>
      )}
    </Box>
  )
}

const shownDates = 5

function NextDates({ stored }: { stored: OwnOfferingDetails }) {
  const dates = useQuery(datesQuery(stored.id)).data?.data ?? []
  const now = useNow().toISOString()
  const toCome = dates.filter(({ starts_at, state }) => starts_at > now && state === 'scheduled')
  const zone = stored.time_zone
  return (
    <Box>
      <Heading as="h3" size="xs" mb="2">
        Next dates
      </Heading>
      {toCome.length === 0 && <Text color="fg.muted">None yet: families do not find it.</Text>}
      <Stack as="ul" gap="1" listStyleType="none">
        {toCome.slice(0, shownDates).map(({ id, starts_at, ends_at }) => (
          <li key={id}>
            <VenueTime iso={starts_at} zone={zone} show="weekday-and-day" />
            {', '}
            <VenueHours starts={starts_at} ends={ends_at} zone={zone} />
          </li>
        ))}
      </Stack>
      {toCome.length > shownDates && (
        <Text color="fg.muted">{`And ${toCome.length - shownDates} more.`}</Text>
      )}
    </Box>
  )
}
