import type { OwnEntry } from '@brightyard/contract/entities'
import { Box, Button, Text } from '@brightyard/ui'
import { ViewIcon } from '@brightyard/ui/icons'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { EntrySheet } from '../../stage/entry-sheet.tsx'

interface PreviewProps {
  entry: Pick<OwnEntry, 'title' | 'description' | 'first_name' | 'age_group' | 'files'>
}

/** What a grandmother will see who opens the link, before anything is sent. */
export function Preview({ entry }: PreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" startIcon={<ViewIcon aria-hidden />} onClick={() => setOpen(true)}>
        See it as others will
      </Button>
      <Dialog
        open={isOpen}
        size="lg"
        closesOnBack
        title="How others will see it"
        description="The first name and the age group are all that others learn of the child."
        onClose={() => setOpen(false)}
      >
        <Box
          as="article"
          aria-label="Preview"
          bg="bg.panel"
          borderRadius="xl"
          borderWidth="2px"
          borderColor="colorPalette.bright"
          px={{ base: '4', md: '8' }}
          py={{ base: '5', md: '8' }}
        >
          <EntrySheet entry={{ ...entry, title: entry.title || 'Without a title' }} />
          {entry.description || entry.files.length > 0 ? null : (
            <Text color="fg.muted">
              There is nothing to see yet: add a file, or write something.
            </Text>
          )}
        </Box>
      </Dialog>
    </>
  )
}
