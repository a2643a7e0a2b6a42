import { startAssessment } from '@brightyard/contract/calls'
import { type Assessment, firstNameOf } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  useMutation,
  useNavigate,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Card, Flex, Notice, Stack } from '@brightyard/ui'
import { Checkbox, SubmitButton } from '@brightyard/ui/form'
import { useRef, useState } from 'react'
import { isStudent } from '../../student/student-address.ts'
import { invalidateAssessments } from './assessment.queries.ts'
import { timeText } from './words.ts'

/** The consent, and the start of the clock: once, also on a double click. */
export function StartForm({ assessment: { id, minutes, taker } }: { assessment: Assessment }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [consents, setConsents] = useState(false)
  const [error, setError] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const isSent = useRef(false) // the second press of a double click comes before the button is busy
  const kid = taker.user_id ?? undefined
  const user = useUser()
  const isOwn = !user || isStudent(user)
  const firstName = firstNameOf(taker.name)
  const start = useMutation({
    ...mutationOf(startAssessment),
    onError: () => (isSent.current = false),
    onSuccess() {
      invalidateAssessments(client)
      void navigate(assessmentPaths.player.to({ id }, { kid }))
    },
  })
  return (
    <Card p={{ base: '5', md: '6' }}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSent.current) return
          if (consents) {
            isSent.current = true
            return start.mutate({ id, user_id: kid, consents })
          }
          setError('Please confirm this before you start.')
          box.current?.focus()
        }}
      >
        <Stack gap="5">
          {isOwn ? null : (
            <Notice tone="info" title={`${firstName} answers this`}>
              {`Start it when ${firstName} is ready, then hand over the phone or tablet. The marks show the teacher what ${firstName} knows.`}
            </Notice>
          )}
          <Checkbox
            ref={box}
            checked={consents}
            error={error}
            onChange={({ target }) => {
              setConsents(target.checked)
              setError('')
            }}
          >
            {isOwn
              ? `I am ready, I work alone, and I know that ${timeText(minutes)} start now and cannot be paused.`
              : `${taker.name} is ready, works alone, and knows that ${timeText(minutes)} start now and cannot be paused.`}
          </Checkbox>
          {start.isError && <Notice tone="danger">{failureSentence(start.error)}</Notice>}
          <Flex>
            <SubmitButton size="lg" busy={start.isPending} busyLabel="Starting">
              Start the clock
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Card>
  )
}
