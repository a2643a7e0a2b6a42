import type { IssuedCandidate } from '@brightyard/contract/entities'
import { useUnsavedWork } from '@brightyard/runtime'
import { Box, Button, Card, Flex, Heading, Text } from '@brightyard/ui'
import { DownloadIcon, PrintIcon } from '@brightyard/ui/icons'
import { StackedTable } from '@brightyard/ui/table'
import { useEffect, useRef } from 'react'
import { saveCsv } from '../../../documents/save-csv.ts'
import { csvOf } from './passcodes-csv.ts'
import { applicationText } from './results-words.ts'

interface Props {
  title: string
  issued: readonly IssuedCandidate[]
  onDone: () => void
}

/** Shown now and never again: to be copied, saved or printed. */
export function IssuedPasscodes({ title, issued, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = issued
  useEffect(() => heading.current?.focus(), [first?.passcode])
  const noted = useUnsavedWork(true)
  return (
    <Card variant="tinted" colorPalette="sun" p={{ base: '4', md: '6' }}>
      <Heading as="h2" size="md" ref={heading} tabIndex={-1}>
        {issued.length === 1 ? 'The passcode' : `${issued.length} passcodes`}
      </Heading>
      <Text mb="4">
        You see {issued.length === 1 ? 'it' : 'them'} now and never again. Who loses theirs gets a
        new one.
      </Text>
      <Box bg="bg" borderRadius="lg" overflow="hidden" mb="4">
        <StackedTable
          caption="Issued passcodes"
          rows={issued}
          keyOf={({ id }) => id}
          from="md"
          columns={[
            { name: 'Name', cell: ({ name }) => <strong>{name}</strong> },
            {
              name: 'Application ID',
              numeric: true,
              cell: ({ application_id }) => applicationText(application_id),
            },
            {
              name: 'Passcode',
              numeric: true,
              cell: ({ passcode }) => <strong>{passcode}</strong>,
            },
          ]}
        />
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          startIcon={<DownloadIcon size={18} aria-hidden />}
          onClick={() => saveCsv('passcodes.csv', csvOf(title, issued))}
        >
          Save as a file
        </Button>
        <Button
          variant="outline"
          startIcon={<PrintIcon size={18} aria-hidden />}
          onClick={() => print()}
        >
          Print
        </Button>
        <Button
          onClick={() => {
            noted()
            onDone()
          }}
        >
          I have noted {issued.length === 1 ? 'it' : 'them'}
        </Button>
      </Flex>
    </Card>
  )
}
