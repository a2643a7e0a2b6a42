import { Box, chakra, Container, Flex, Heading, Text } from '@brightyard/ui'
import {
  CalendarIcon,
  CheckAllIcon,
  MessageIcon,
  OfflineIcon,
  TicketIcon,
  WalletIcon,
} from '@brightyard/ui/icons'

const tiles = [
  { Icon: CalendarIcon, area: 'learn' },
  { Icon: TicketIcon, area: 'shop' },
  { Icon: CheckAllIcon, area: 'brand' },
  { Icon: WalletIcon, area: 'talent' },
  { Icon: MessageIcon, area: 'learn' },
  { Icon: OfflineIcon, area: 'neutral' },
] as const

/** What the app does, like the icons of a home screen. */
export const Features = ({
  title,
  cards,
}: {
  title: string | null
  cards: readonly { title: string; text: string }[]
}) => (
  <Container pt={{ base: '8', md: '12' }}>
    <Heading as="h2" size="xl" mb={{ base: '6', md: '9' }}>
      {title ?? 'What it does'}
    </Heading>
    <chakra.ul
      aria-label={title ?? 'What it does'}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))"
      columnGap="10"
      rowGap="8"
    >
      {cards.map(({ title: name, text }, at) => {
        const { Icon, area } = tiles[at % tiles.length] ?? tiles[0]
        return (
          <Flex as="li" key={name} gap="4">
            <Flex
              aria-hidden
              flexShrink={0}
              boxSize="16"
              align="center"
              justify="center"
              borderRadius="1.2rem"
              bg={`${area}.solid`}
              color={`${area}.contrast`}
              boxShadow="md"
            >
              <Icon size={32} />
            </Flex>
            <Box minW="0">
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <Text mt="1">{text}</Text>
            </Box>
          </Flex>
        )
      })}
    </chakra.ul>
  </Container>
)
