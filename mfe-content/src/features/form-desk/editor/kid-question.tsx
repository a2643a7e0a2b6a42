import type { FormContent, FormSettings } from '@brightyard/contract/entities'
import { Box, Button, Text } from '@brightyard/ui'
import { useEditor } from './editor-context.ts'

/** Why a question for one of the sender's kids cannot be answered in this form; null where it can. */
export function kidProblem({ is_public, is_for_guardians }: FormSettings): string | null {
  if (is_public)
    return 'This form is open to everybody, and visitors have no kids here to choose from.'
  if (is_for_guardians) return null
  return 'This form is open to all with an account, and only guardians have kids to choose from.'
}

export const asksForKid = ({ pages }: FormContent) =>
  pages.some(({ fields }) => fields.some(({ kind }) => kind === 'kid'))

/** Said at the question at once, with the way out; nothing where guardians alone answer. */
export function KidProblem({ isOpen }: { isOpen: boolean }) {
  const { work, changeSettings, say } = useEditor()
  const problem = kidProblem(work.settings)
  if (!problem) return null
  return (
    <Box role="status" position="relative" mt="1">
      <Text color="danger.fg" fontWeight="semibold" fontSize="sm">
        {problem} Open it to guardians, or ask in another way.
      </Text>
      {isOpen && (
        <Button
          size="sm"
          variant="soft"
          mt="2"
          onClick={() => {
            changeSettings({ is_public: false, is_for_guardians: true })
            say('The form is open to guardians.')
          }}
        >
          Open it to guardians
        </Button>
      )}
    </Box>
  )
}
