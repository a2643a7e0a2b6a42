import { DateTime } from '@brightyard/runtime'
import { Button, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import type { EntryWork } from './use-entry.ts'

/** Two windows, or two guardians, have written one entry; or it can no longer be changed. */
export function EntryConflict({ shown }: { shown: EntryWork }) {
  const { theirs, overwrite } = shown.draft
  if (!theirs) return null
  return (
    <Dialog
      open
      alert
      title={
        theirs.may_change ? 'This entry was changed elsewhere' : 'It cannot be changed any more'
      }
      description={
        theirs.may_change ? (
          <>
            In another window or by somebody else in your family,{' '}
            <DateTime iso={theirs.updated_at} show="relative" />. Which one shall stay?
          </>
        ) : (
          'The campaign has closed, or the entry was withdrawn. It stays as it was saved last.'
        )
      }
      onClose={() => {}}
    >
      <Stack gap="3">
        {theirs.may_change ? (
          <Text bg="bg.subtle" borderRadius="md" px="4" py="3" whiteSpace="pre-line" lineClamp={6}>
            <b>{theirs.title || 'Without a title'}</b>
            {`\n${theirs.description}`}
          </Text>
        ) : null}
        <Button onClick={shown.takeTheirs}>
          {theirs.may_change ? 'Go on with the other version' : 'See what was saved'}
        </Button>
        {theirs.may_change ? (
          <Button variant="outline" colorPalette="danger" onClick={overwrite}>
            Replace it with mine
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  )
}
