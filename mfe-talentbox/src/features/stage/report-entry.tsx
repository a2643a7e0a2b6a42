import { reportContent } from '@brightyard/contract/calls'
import {
  type ModerationReason,
  moderationReasons,
  roleIds,
  type SharedEntry,
} from '@brightyard/contract/entities'
import { loginPath, talentboxPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, showToast, useMutation, useUser } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, LinkButton, Notice, Stack } from '@brightyard/ui'
import { Field, RadioGroup, SubmitButton, TextArea } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { ownEntriesQuery } from '../../stage/talent.queries.ts'

/** As a parent and a child read them. */
const reasons: Record<ModerationReason, string> = {
  unkind: 'It is unkind to somebody',
  unsafe: 'It is not safe for children',
  private: 'It shows or names somebody who may not want that',
  false: 'It is not the child’s own work',
  spam: 'It is advertising',
  other: 'Something else',
}

/** Something is wrong with an entry: Brightyard looks at it again, with other eyes than before. */
export function ReportEntry({ entry }: { entry: SharedEntry }) {
  const user = useUser()
  if (!user)
    return (
      <LinkButton asChild variant="ghost">
        <Link to={loginPath.to({}, { redirectURL: talentboxPaths.entry.to({ id: entry.id }) })}>
          Sign in to report it
        </Link>
      </LinkButton>
    )
  const mayEnter = user.role_id === roleIds.guardian || user.role_id === roleIds.student
  return mayEnter ? <ReportOfFamily userId={user.id} entry={entry} /> : <Report entry={entry} />
}

/** Nobody reports what they made themselves; the button waits, so that it does not come and go. */
function ReportOfFamily({ userId, entry }: { userId: number; entry: SharedEntry }) {
  const own = useInfiniteQuery(ownEntriesQuery(userId, entry.campaign.slug))
  const isOwn = own.data?.pages.some(({ data }) => data.some(({ id }) => id === entry.id))
  return own.isPending || isOwn ? null : <Report entry={entry} />
}

function Report({ entry }: { entry: SharedEntry }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => open(true)}>
        Report it
      </Button>
      <Dialog
        open={isOpen}
        title="What is wrong with it?"
        description="Somebody at Brightyard looks at it again. The family does not learn who you are."
        onClose={() => open(false)}
      >
        {isOpen ? <ReportForm id={entry.id} onSent={() => open(false)} /> : null}
      </Dialog>
    </>
  )
}

function ReportForm({ id, onSent }: { id: number; onSent: () => void }) {
  const [reason, setReason] = useState<ModerationReason | null>(null)
  const [note, setNote] = useState('')
  const [pressed, setPressed] = useState(false)
  const send = useMutation({
    ...mutationOf(reportContent),
    onSuccess({ message }) {
      showToast({ kind: 'success', title: 'Reported', description: message })
      onSent()
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (reason) send.mutate({ type: 'entry', subject_id: id, reason, note })
      }}
    >
      <Stack gap="4">
        <RadioGroup
          legend="Your reason"
          name="report-reason"
          options={moderationReasons.map((value) => ({ value, label: reasons[value] }))}
          value={reason ?? ''}
          onValueChange={(value) =>
            setReason(moderationReasons.find((one) => one === value) ?? null)
          }
          error={pressed && !reason ? 'Please choose a reason.' : undefined}
        />
        <Field label="Anything we should know" optional>
          <TextArea
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value.replaceAll('\n', ' '))}
          />
        </Field>
        {send.error ? <Notice tone="danger">{failureSentence(send.error)}</Notice> : null}
        <SubmitButton busy={send.isPending}>Report it</SubmitButton>
      </Stack>
    </form>
  )
}
