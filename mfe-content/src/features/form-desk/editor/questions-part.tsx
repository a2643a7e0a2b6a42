import type { FormContent } from '@brightyard/contract/entities'
import { Box, chakra, Heading, Stack, Text } from '@brightyard/ui'
import { HowToMove } from '@brightyard/ui/editor'
import { Field, TextArea, TextInput } from '@brightyard/ui/form'
import { controlId, useEditor } from './editor-context.ts'
import { AddPage, PageEditor } from './page-editor.tsx'

const Paper = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderRadius: 'lg',
    boxShadow: 'sm',
    p: { base: '4', md: '6' },
    borderTopWidth: '8px',
    borderColor: 'brand.solid',
  },
})

/** The form itself, from its title to its thanks. */
export function QuestionsPart() {
  const { work } = useEditor()
  return (
    <Box>
      <HowToMove />
      <Beginning />
      <Box mt="5">
        {work.content.pages.map((page, index) => (
          <PageEditor key={page.key} {...{ page, index }} />
        ))}
        <AddPage />
      </Box>
      <End />
    </Box>
  )
}

function useText() {
  const { changeContent } = useEditor()
  return (changes: Partial<FormContent>) =>
    changeContent((content) => ({ ...content, ...changes }), Object.keys(changes).join())
}

function Beginning() {
  const { work, problems } = useEditor()
  const { title, lead } = work.content
  const change = useText()
  return (
    <Paper>
      <Stack gap="4">
        <Field label="Title of the form" id={controlId.of('title')} error={problems['title']}>
          <TextInput
            value={title}
            maxLength={120}
            fontFamily="heading"
            fontSize={{ base: 'xl', md: '2xl' }}
            fontWeight="bold"
            placeholder="Science fair 2026"
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </Field>
        <Field
          label="What it is for"
          help="One or two sentences; the list of forms shows them too."
        >
          <TextArea
            value={lead}
            maxLength={400}
            rows={2}
            minH="4rem"
            onChange={({ currentTarget }) => change({ lead: currentTarget.value })}
          />
        </Field>
      </Stack>
    </Paper>
  )
}

function End() {
  const { work, problems } = useEditor()
  const { submit_label, thanks_title, thanks_text } = work.content
  const change = useText()
  return (
    <Box as="section" mt="10" aria-labelledby="edit-end">
      <Heading as="h2" size="sm" id="edit-end" color="brand.fg" mb="1">
        The end
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        The button that sends it, and what people read then.
      </Text>
      <Paper borderColor="learn.solid">
        <Stack gap="4">
          <Field label="Button" id={controlId.of('submit_label')} error={problems['submit_label']}>
            <TextInput
              value={submit_label}
              maxLength={40}
              maxW="16rem"
              onChange={({ currentTarget }) => change({ submit_label: currentTarget.value })}
            />
          </Field>
          <Field
            label="Thank you"
            id={controlId.of('thanks_title')}
            error={problems['thanks_title']}
          >
            <TextInput
              value={thanks_title}
              maxLength={120}
              onChange={({ currentTarget }) => change({ thanks_title: currentTarget.value })}
            />
          </Field>
          <Field label="What happens next" optional>
            <TextArea
              value={thanks_text}
              maxLength={1000}
              rows={2}
              minH="4rem"
              placeholder="We read every answer, and write to you within a week."
              onChange={({ currentTarget }) => change({ thanks_text: currentTarget.value })}
            />
          </Field>
        </Stack>
      </Paper>
    </Box>
  )
}
