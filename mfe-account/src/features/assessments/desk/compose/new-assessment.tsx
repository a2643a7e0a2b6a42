import { createDeskAssessment, listDeskAssessments } from '@brightyard/contract/calls'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  PageHead,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Container, LinkButton, Notice, PageHeading, Stack } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { type FormEvent, useRef, useState } from 'react'
import { SubjectInput } from '../subject-input.tsx'
import { newComposition } from './work.ts'

/** The first step of a new assessment: what it is called and what it is about. */
export function NewAssessment() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [subject, setSubject] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const creating = useMutation({
    ...mutationOf(createDeskAssessment),
    onSuccess({ id }) {
      void client.invalidateQueries(queriesOf(listDeskAssessments))
      void navigate(assessmentDeskPaths.edit.to({ id }), { replace: true })
    },
  })
  function create(event: FormEvent) {
    event.preventDefault()
    const name = title.trim()
    if (!name) {
      setError('Please give the assessment a title.')
      input.current?.focus()
      return
    }
    creating.mutate({ composition: newComposition(name, subject.trim()) })
  }
  return (
    <Box bg="learn.subtle" minH="100dvh">
      <PageHead title="A new assessment" description="Begin an assessment." hidden />
      <Container size="reading" py={{ base: '4', md: '10' }}>
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={20} aria-hidden />}>
          <Link to={assessmentDeskPaths.manage.to()}>All assessments</Link>
        </LinkButton>
        <Box mt="4">
          <PageHeading intro="Everything can be changed later; nobody sees it before you publish it.">
            A new assessment
          </PageHeading>
        </Box>
        <form method="post" noValidate onSubmit={create}>
          <Stack gap="6">
            <Field label="What is it called?" error={error}>
              <TextInput
                ref={input}
                value={title}
                maxLength={120}
                fontSize="xl"
                fontWeight="bold"
                fontFamily="heading"
                minH="4rem"
                placeholder="Fractions, second week"
                onChange={({ currentTarget }) => {
                  setTitle(currentTarget.value)
                  setError(undefined)
                }}
              />
            </Field>
            <Field label="Subject" optional>
              <SubjectInput value={subject} onValueChange={setSubject} />
            </Field>
            {creating.error && <Notice tone="danger">{failureSentence(creating.error)}</Notice>}
            <Box>
              <SubmitButton size="lg" busy={creating.isPending} busyLabel="Creating it">
                Begin the paper
              </SubmitButton>
            </Box>
          </Stack>
        </form>
      </Container>
    </Box>
  )
}
