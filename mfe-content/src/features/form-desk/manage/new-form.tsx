import { createDeskForm, listDeskForms } from '@brightyard/contract/calls'
import { formDeskPaths } from '@brightyard/contract/paths'
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
import { Field, RadioGroup, SubmitButton, TextInput } from '@brightyard/ui/form'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { type FormEvent, useRef, useState } from 'react'
import { newSlug } from '../new-slug.ts'
import { fromTemplate, type TemplateName, templates } from './templates.ts'

const isTemplate = (text: string): text is TemplateName => Object.hasOwn(templates, text)

/** The first step of a new form: what it is called, and what it begins with. */
export function NewForm() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [begin, setBegin] = useState<TemplateName>('blank')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const creating = useMutation({
    ...mutationOf(createDeskForm),
    onSuccess({ id }) {
      void client.invalidateQueries(queriesOf(listDeskForms))
      void navigate(formDeskPaths.edit.to({ id }), { replace: true })
    },
  })
  function create(event: FormEvent) {
    event.preventDefault()
    const name = title.trim()
    if (!name) {
      setError('Please give the form a title.')
      input.current?.focus()
      return
    }
    creating.mutate({ ...fromTemplate(begin, name), slug: newSlug(name) })
  }
  return (
    <Box bg="brand.subtle" minH="100dvh">
      <PageHead title="A new form" description="Begin a form." hidden />
      <Container size="reading" py={{ base: '4', md: '10' }}>
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={20} aria-hidden />}>
          <Link to={formDeskPaths.manage.to()}>All forms</Link>
        </LinkButton>
        <Box mt="4">
          <PageHeading intro="Everything can be changed later; nobody sees it before you publish it.">
            A new form
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
                onChange={({ currentTarget }) => {
                  setTitle(currentTarget.value)
                  setError(undefined)
                }}
              />
            </Field>
            <RadioGroup
              legend="Begin with"
              name="template"
              cards
              value={begin}
              onValueChange={(value) => {
                if (isTemplate(value)) setBegin(value)
              }}
              options={Object.entries(templates).map(([value, { name, about }]) => ({
                value,
                label: <strong>{name}</strong>,
                help: about,
              }))}
            />
            {creating.error && <Notice tone="danger">{failureSentence(creating.error)}</Notice>}
            <Box>
              <SubmitButton size="lg" busy={creating.isPending} busyLabel="Creating it">
                Create the form
              </SubmitButton>
            </Box>
          </Stack>
        </form>
      </Container>
    </Box>
  )
}
