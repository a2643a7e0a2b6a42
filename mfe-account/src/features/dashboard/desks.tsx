import { roleIds } from '@brightyard/contract/entities'
import {
  accountPaths,
  assessmentDeskPaths,
  bookingPaths,
  contentPaths,
  formDeskPaths,
  hostPaths,
  offeringDeskPaths,
  shopPaths,
  talentboxPaths,
} from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { Box, chakra, Heading, Link as StyledLink, Text } from '@brightyard/ui'

interface Desk {
  name: string
  /** What is done there. */
  text: string
  to: string
}

const ofEveryRoom: readonly Desk[] = [
  {
    name: 'Students',
    text: 'Find a student, and keep the record.',
    to: accountPaths.studentList.to(),
  },
  {
    name: 'Bookings',
    text: 'Who comes to which session, and who waits for a seat.',
    to: bookingPaths.organiser.to(),
  },
  {
    name: 'What you offer',
    text: 'Events, classes and camps: their texts, tickets and dates.',
    to: offeringDeskPaths.manage.to(),
  },
  {
    name: 'Assessments',
    text: 'Compose one, or duplicate one that worked.',
    to: assessmentDeskPaths.manage.to(),
  },
  {
    name: 'Questions',
    text: 'Everything that can be asked, by subject and kind.',
    to: assessmentDeskPaths.questions.to(),
  },
  {
    name: 'Results of assessments',
    text: 'Assign, see who is missing, release results.',
    to: assessmentDeskPaths.results.to(),
  },
  {
    name: 'Forms',
    text: 'Ask your families, read their answers.',
    to: formDeskPaths.manage.to(),
  },
  {
    name: 'Write a post',
    text: 'For families of your rooms, or for everyone.',
    to: contentPaths.newPost.to(),
  },
  {
    name: 'Moderation',
    text: 'Posts that wait, stories, and what was reported.',
    to: contentPaths.feedModeration.to(),
  },
]

const ofBrightyard: readonly Desk[] = [
  { name: 'Orders', text: 'Pack, send, take back.', to: shopPaths.orderDesk.to() },
  {
    name: 'Campaign orders',
    text: 'What families ordered of campaigns: what to send, and who comes.',
    to: contentPaths.campaignOrders.to(),
  },
  { name: 'Stock', text: 'How much of what is left.', to: shopPaths.stock.to() },
  {
    name: 'Jury desk',
    text: 'Who judges a campaign, and its verdict.',
    to: talentboxPaths.juryDesk.to(),
  },
  { name: 'Operations', text: 'Releases that visitors get.', to: hostPaths.ops.to() },
]

/** The desks at which this person works, each with what is done there. */
export function Desks() {
  const user = useUser()
  const desks = [...ofEveryRoom, ...(user?.role_id === roleIds.superAdmin ? ofBrightyard : [])]
  return (
    <Box as="section" aria-labelledby="desks">
      <Heading as="h2" size="md" id="desks" mb="3">
        My desks
      </Heading>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        borderTopWidth="1.5px"
        columnGap="6"
      >
        {desks.map(({ name, text, to }) => (
          <chakra.li key={name} position="relative" py="3.5" borderBottomWidth="1.5px">
            <StyledLink
              asChild
              fontWeight="bold"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <Link to={to}>{name}</Link>
            </StyledLink>
            <Text color="fg.muted" fontSize="sm" mt="0.5">
              {text}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
