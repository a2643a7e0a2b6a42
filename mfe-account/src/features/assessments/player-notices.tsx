import type { AttemptPaper } from '@brightyard/contract/entities'
import { failureSentence, showToast } from '@brightyard/runtime'
import { Button, Notice, Stack } from '@brightyard/ui'
import { useState } from 'react'
import type { Saving } from './use-saving.ts'

/** The connection, and another device with the same attempt. */
export function PlayerNotices({ paper, saving }: { paper: AttemptPaper; saving: Saving }) {
  const [isKnown, setKnown] = useState(false)
  const { state, isElsewhere, error } = saving
  const wasElsewhere = paper.other_device_at !== null && !isElsewhere && !isKnown
  return (
    <Stack gap="3" mb={state === 'waiting' || error || isElsewhere || wasElsewhere ? '4' : '0'}>
      {state === 'waiting' ? (
        <Notice tone="warning" title="No connection">
          Go on answering. Your answers are kept here, and sent as soon as there is a connection.
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="danger" title="Your last answers are not saved">
          {`${failureSentence(error)} They are kept here.`}
        </Notice>
      ) : null}
      {isElsewhere ? (
        <Notice
          tone="warning"
          title="Open in another window or on another device"
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() =>
                void saving
                  .takeOver()
                  .catch((failure: unknown) =>
                    showToast({ kind: 'error', title: failureSentence(failure) }),
                  )
              }
            >
              Go on here
            </Button>
          }
        >
          Please use only one. The later answer to each question counts.
        </Notice>
      ) : null}
      {wasElsewhere ? (
        <Notice
          tone="warning"
          title="This is open somewhere else too"
          action={
            <Button size="sm" variant="outline" onClick={() => setKnown(true)}>
              I go on here
            </Button>
          }
        >
          Another window or device had it open a moment ago. All answers are here; please use only
          one.
        </Notice>
      ) : null}
    </Stack>
  )
}
