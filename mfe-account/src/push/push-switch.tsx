import { useApi, useMutation, useQuery, useQueryClient } from '@brightyard/runtime'
import { customQuery } from '@brightyard/runtime/queries'
import { Button, Notice, Stack, Text } from '@brightyard/ui'
import { type PushState, readPushState } from './push-state.ts'
import { turnOffPush, turnOnPush } from './push-registration.ts'

const stateQuery = customQuery('push-state', {}, readPushState, { staleTime: 0 })

const words: Record<PushState, string> = {
  on: 'This browser shows your notifications, even while the site is closed.',
  off: 'This browser does not show notifications while the site is closed.',
  blocked:
    'You have blocked notifications from this site. Allow them in your browser’s settings, next to the address, and reload this page.',
  unsupported: 'This browser cannot show notifications while the site is closed.',
}

/** The state of push messages in this browser, and the button that changes it. */
export function PushSwitch() {
  const api = useApi()
  const client = useQueryClient()
  const { data: state } = useQuery(stateQuery)
  const settled = () => void client.invalidateQueries({ queryKey: stateQuery.queryKey })
  const turnOn = useMutation({ mutationFn: () => turnOnPush(api), onSettled: settled })
  const turnOff = useMutation({ mutationFn: () => turnOffPush(api), onSettled: settled })
  // A permission that was not given is said by the state itself.
  const failed = turnOff.isError || (turnOn.isError && state === 'off' && wasAllowed())
  return (
    <Stack gap="3" align="flex-start" minH="6rem">
      <Text aria-live="polite">{state ? words[state] : 'Checking this browser…'}</Text>
      {failed && (
        <Notice tone="danger">That did not work. Check your connection and try again.</Notice>
      )}
      {state === 'off' && (
        <Button busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
          Show notifications in this browser
        </Button>
      )}
      {state === 'on' && (
        <Button variant="outline" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
          Turn off in this browser
        </Button>
      )}
    </Stack>
  )
}

const wasAllowed = () => Notification.permission === 'granted'
