import {
  Box,
  Container,
  type FamilyName,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
} from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'

export interface StartPageProps {
  colour: FamilyName
  /** A router link to the list that it will be in. */
  back: ReactElement
  heading: string
  /** What becomes of it later; for a thing that stays as it is published, until when it can be changed. */
  intro?: string
  /** Said where the title is missing: `Please give the form a title.` */
  missing: string
  placeholder?: string
  /** What else it begins with. */
  children: ReactNode
  /** Why it could not be made. */
  failure: string | null
  busy: boolean
  submitLabel: string
  /** With the title, without spaces at its ends. */
  onCreate: (title: string) => void
}

/** The first step of something new: what it is called, and what it begins with. */
export function StartPage(props: StartPageProps) {
  const { colour, back, heading, missing, placeholder, children, failure, busy } = props
  const { intro = 'Nobody sees it before you publish it.' } = props
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  function create(event: FormEvent) {
    event.preventDefault()
    const name = title.trim()
    if (name) return props.onCreate(name)
    setError(missing)
    return input.current?.focus()
  }
  return (
    <Box bg={`${colour}.subtle`} minH="100dvh">
      <Container size="reading" py={{ base: '4', md: '10' }}>
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={20} aria-hidden />}>
          {back}
        </LinkButton>
        <Box mt="4">
          <PageHeading intro={intro}>{heading}</PageHeading>
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
                placeholder={placeholder}
                onChange={({ currentTarget }) => {
                  setTitle(currentTarget.value)
                  setError(undefined)
                }}
              />
            </Field>
            {children}
            {failure && <Notice tone="danger">{failure}</Notice>}
            <Box>
              <SubmitButton size="lg" busy={busy} busyLabel="Creating it">
                {props.submitLabel}
              </SubmitButton>
            </Box>
          </Stack>
        </form>
      </Container>
    </Box>
  )
}
