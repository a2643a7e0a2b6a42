import type { Taker } from '@brightyard/contract/entities'
import { showToast } from '@brightyard/runtime'
import { Box, Flex, Heading, Text } from '@brightyard/ui'
import { useStaysInSight } from '@brightyard/ui/editor'
import { CheckIcon, ClockIcon, OfflineIcon, RefreshIcon } from '@brightyard/ui/icons'
import { Countdown } from './countdown.tsx'
import { CandidateSignOut } from '../../candidate/leave-button.tsx'
import type { Saving, SavingState } from './use-saving.ts'

interface Props {
  title: string
  taker: Taker
  saving: Saving
  isOver: boolean
  onEnd: () => void
}

/** What it is, whether everything is saved, and the time that is left; it stays in sight where the window has room for it. */
export function PlayerBar({ title, taker, saving, isOver, onEnd }: Props) {
  const [bar, position] = useStaysInSight()
  return (
    <Box
      ref={bar}
      position={position}
      // Below the site's own bar, which stays as well.
      top={{ base: '4rem', lg: '4.5rem' }}
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      py="2"
      mb="5"
    >
      <Flex columnGap="6" rowGap="1" wrap="wrap" align="center" justify="space-between">
        <Heading as="h1" size="md" tabIndex={-1} data-page-heading="" overflowWrap="anywhere">
          {title}
        </Heading>
        <Flex columnGap={{ base: '2.5', sm: '5' }} rowGap="1" align="center" wrap="wrap">
          <SavedMark state={saving.state} />
          <Flex gap="2" align="center">
            <ClockIcon aria-hidden />
            {isOver ? (
              <Text fontWeight="bold" role="status">
                The time is over
              </Text>
            ) : (
              <Countdown endsAt={saving.endsAt} clock={saving.clock} onEnd={onEnd} />
            )}
          </Flex>
          <CandidateSignOut
            small
            taker={taker}
            before={() => allSent(saving)}
            {...(isOver ? {} : { asks: 'Sign out? The time runs on.' })}
          />
        </Flex>
      </Flex>
    </Box>
  )
}

/** Without the passcode nothing more could be sent. */
async function allSent(saving: Saving): Promise<boolean> {
  await saving.sendNow()
  if (saving.unsaved().length === 0) return true
  showToast({
    kind: 'error',
    title: 'You are still signed in.',
    description: 'Your last answers are not sent yet. Please try again once there is a connection.',
  })
  return false
}

const marks = {
  saved: [CheckIcon, 'All saved'],
  saving: [RefreshIcon, 'Saving'],
  waiting: [OfflineIcon, 'Not sent yet'],
  failed: [OfflineIcon, 'Not saved'],
} as const

/** Not read out at each change: only what needs attention is, as a notice. */
function SavedMark({ state }: { state: SavingState }) {
  const [Icon, words] = marks[state]
  return (
    <Flex
      gap="1.5"
      align="center"
      color="fg.muted"
      fontSize="sm"
      minW={{ base: '5.25rem', sm: '6.5rem' }}
    >
      <Icon size={18} aria-hidden />
      <Text>{words}</Text>
    </Flex>
  )
}
