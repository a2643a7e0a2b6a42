import type { Offering } from '@brightyard/contract/entities'
import { pictureProps } from '@brightyard/runtime'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, chakra, Flex, Heading, Picture, Section, Stack, Text } from '@brightyard/ui'
import { campText } from './camp-text.ts'

/** What happens, who leads it, and what goes into the bag. */
export function CampStory({ camp }: { camp: Offering }) {
  const { paragraphs, points } = campText(camp.body)
  return (
    <Stack gap="10">
      <Section title="What happens">
        <Stack gap="3" fontSize="lg" maxW="62ch">
          {paragraphs.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Stack>
        {points.length > 0 ? (
          <chakra.ol listStyleType="none" display="grid" gap="3" mt="6" counterReset="stop">
            {points.map((point, index) => (
              <Flex as="li" key={point} gap="4" align="center">
                <Box
                  aria-hidden
                  flex="none"
                  width="10"
                  height="10"
                  borderRadius="full"
                  bg="colorPalette.muted"
                  fontFamily="heading"
                  fontWeight="bold"
                  display="grid"
                  placeItems="center"
                >
                  {index + 1}
                </Box>
                {point}
              </Flex>
            ))}
          </chakra.ol>
        ) : null}
      </Section>
      {camp.teachers.map(({ id, name, about, picture }) => (
        <Flex key={id} gap="4" align="center">
          <Box flex="none" width="20" height="20" borderRadius="full" overflow="hidden">
            <Picture
              {...pictureProps(picture)}
              alt=""
              css={{ width: '100%', aspectRatio: '1', objectFit: 'cover' }}
            />
          </Box>
          <Box>
            <Heading as="h2" size="sm">
              {name} leads the camp
            </Heading>
            <Text>{about}</Text>
          </Box>
        </Flex>
      ))}
    </Stack>
  )
}

/** Where, when in the day, in which language, and what to pack. */
export function CampDays({ camp }: { camp: Offering }) {
  const { venue, sessions, time_zone: zone, language, what_to_bring: bring } = camp
  const [first] = sessions
  return (
    <Stack gap="8">
      <Section title="Where and when" headingSize="md">
        <Stack gap="2">
          <Text>
            {venue ? (
              <>
                <b>{venue.name}</b>
                <br />
                {[venue.address, venue.city].filter(Boolean).join(', ')}
              </>
            ) : (
              'At home, online. The link is on the ticket.'
            )}
          </Text>
          {first ? (
            <Text>
              Every day <VenueHours starts={first.starts_at} ends={first.ends_at} zone={zone} />,{' '}
              <ViewerHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
              {camp.is_past ? (
                <>
                  . It was from <VenueTime iso={first.starts_at} zone={zone} show="day" />
                </>
              ) : null}
              .
            </Text>
          ) : null}
          <Text>Spoken there: {language}.</Text>
        </Stack>
      </Section>
      {bring.length > 0 ? (
        <Section title="Pack this" headingSize="md">
          <chakra.ul ps="5" listStyleType="disc">
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </chakra.ul>
        </Section>
      ) : null}
    </Stack>
  )
}
