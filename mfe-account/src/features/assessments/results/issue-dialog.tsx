import { issueCandidates } from '@brightyard/contract/calls'
import {
  type AssessmentRun,
  type IssuedCandidate,
  mostCandidatesAtOnce,
} from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Span, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextArea } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef, useState } from 'react'
import { readPeople } from './people-list.ts'
import { peopleText } from './results-words.ts'
import { refreshRun } from './results.queries.ts'

interface Props {
  run: AssessmentRun
  open: boolean
  onClose: () => void
  onIssued: (issued: readonly IssuedCandidate[]) => void
}

const mostProblemsShown = 5

/** One person or a pasted list. Who has an application with the same email keeps it. */
export function Component({ run, open, onClose, onIssued }: Props) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [sendsEmail, setSendsEmail] = useState(true)
  const [problems, setProblems] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const { people } = readPeople(text)
  const withEmail = people.filter(({ email }) => email !== '').length
  const issuing = useMutation({
    ...mutationOf(issueCandidates),
    async onSuccess({ issued, existing }) {
      setText('')
      onClose()
      onIssued(issued)
      showToast({
        kind: 'success',
        title:
          issued.length === 0
            ? 'They have applications already.'
            : `${peopleText(issued.length)} can take it now.`,
        ...(existing.length > 0
          ? { description: `${peopleText(existing.length)} had an application and keep it.` }
          : {}),
      })
      await refreshRun(client)
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title="Issue passcodes" initialFocusRef={field}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const list = readPeople(text)
          const found =
            list.people.length + list.problems.length === 0
              ? ['Please enter a name.']
              : list.problems
          setProblems(found)
          if (found.length > 0) return field.current?.focus()
          issuing.mutate({ id: run.id, people: list.people, sends_email: sendsEmail })
        }}
      >
        <Stack gap="5" pb="6">
          <Field
            label="Names and emails"
            help={`One person a line, such as “Nila Menon, nila@example.com”. Paste from a spreadsheet too; at most ${mostCandidatesAtOnce} people.`}
            error={
              problems.length === 0 ? undefined : (
                <>
                  {problems.slice(0, mostProblemsShown).map((problem) => (
                    <Span key={problem} display="block">
                      {problem}
                    </Span>
                  ))}
                  {problems.length > mostProblemsShown && (
                    <Span display="block">{`And ${problems.length - mostProblemsShown} more.`}</Span>
                  )}
                </>
              )
            }
          >
            <TextArea
              ref={field}
              rows={7}
              maxLength={60_000}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Field>
          <Text color="fg.muted" aria-live="polite">
            {people.length === 0
              ? 'Nobody yet'
              : `${peopleText(people.length)}, ${withEmail} with an email`}
          </Text>
          <Checkbox
            checked={sendsEmail}
            onChange={({ currentTarget }) => setSendsEmail(currentTarget.checked)}
            help="The application ID, the passcode, and where to sign in"
          >
            Send each an email
          </Checkbox>
          {issuing.error && <Notice tone="danger">{failureSentence(issuing.error)}</Notice>}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busy={issuing.isPending} busyLabel="Issuing">
              Issue passcodes
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
