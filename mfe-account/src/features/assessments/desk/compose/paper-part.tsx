import { Box, chakra, Stack } from '@brightyard/ui'
import { HowToMove } from '@brightyard/ui/editor'
import { Field, TextInput } from '@brightyard/ui/form'
import { composeControl, useComposer } from './composing-context.ts'
import { AddSection, SectionEditor } from './section-editor.tsx'

/** A sheet of paper with a margin line, as it would lie on a desk. */
export const Paper = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderRadius: 'sm',
    boxShadow: 'md',
    maxW: '52rem',
    mx: 'auto',
    px: { base: '3', md: '10' },
    py: { base: '5', md: '10' },
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: { base: '0', md: '1.1rem' },
      w: '2px',
      bg: 'danger.muted',
    },
  },
})

/** The paper: its title, its sections with numbered questions, and room for more. */
export function PaperPart() {
  const { work, problems, change } = useComposer()
  return (
    <Paper>
      <HowToMove />
      <Stack gap="8">
        <Field
          label="Title of the assessment"
          id={composeControl.of('title')}
          error={problems['title']}
        >
          <TextInput
            value={work.title}
            maxLength={120}
            fontFamily="heading"
            fontSize={{ base: 'xl', md: '2xl' }}
            fontWeight="bold"
            onChange={({ currentTarget }) => {
              const title = currentTarget.value
              change((before) => ({ ...before, title }))
            }}
          />
        </Field>
        <Box>
          {work.sections.map((section, index) => (
            <SectionEditor key={section.key} {...{ section, index }} />
          ))}
          <AddSection />
        </Box>
      </Stack>
    </Paper>
  )
}
