import type { Achievement } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Center, EmptyState, Flex, LinkButton, Stack, Text } from '@brightyard/ui'
import { AwardIcon, SparklesIcon, StarIcon, TrophyIcon } from '@brightyard/ui/icons'
import { WishArt } from '@brightyard/ui/art'
import { dateText } from './wall-clock.ts'

const themes = [
  [TrophyIcon, 'sun'],
  [StarIcon, 'talent'],
  [AwardIcon, 'learn'],
  [SparklesIcon, 'brand'],
] as const
const [usual] = themes
const most = 6

/** What schools and partners have awarded, as medals. */
export function Badges({ badges }: { badges: readonly Achievement[] }) {
  if (badges.length === 0) {
    return (
      <EmptyState
        title="Your first badge is waiting"
        art={<WishArt />}
        action={
          <LinkButton asChild variant="soft" colorPalette="talent">
            <Link to={talentboxPaths.home.to()}>Find something to take part in</Link>
          </LinkButton>
        }
      >
        Teachers give badges for prizes, for practice and for being kind. Keep going!
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" listStyleType="none" gap="5">
      {badges.slice(0, most).map(({ id, title, note, given_by, given_on }) => {
        const [Icon, palette] = themes[id % themes.length] ?? usual
        return (
          <Flex as="li" key={id} gap="4" align="flex-start">
            <Center
              colorPalette={palette}
              bg="colorPalette.muted"
              color="colorPalette.fg"
              borderRadius="full"
              borderWidth="3px"
              borderColor="colorPalette.bright"
              boxSize="14"
              flex="none"
              aria-hidden
            >
              <Icon size={28} />
            </Center>
            <Box minW="0">
              <Text fontWeight="bold" overflowWrap="anywhere">
                {title}
              </Text>
              {note && <Text>{note}</Text>}
              <Text color="fg.muted" fontSize="sm">
                {`${given_by}, ${dateText(given_on)}`}
              </Text>
            </Box>
          </Flex>
        )
      })}
    </Stack>
  )
}
