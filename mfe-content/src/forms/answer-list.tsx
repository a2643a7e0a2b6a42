import type { OwnFormAnswer } from '@brightyard/contract/entities'
import { answerText, shownPart } from '@brightyard/contract/forms'
import { chakra, Box, Heading, Stack, Text } from '@brightyard/ui'

/** What somebody has answered, question by question. */
export function AnswerList({
  answer: { pages, values, files, kids },
  level = 3,
}: {
  answer: Pick<OwnFormAnswer, 'pages' | 'values' | 'files' | 'kids'>
  level?: 2 | 3 | 4
}) {
  const shown = shownPart(pages, values)
  const nameOf = (upload: string) => files.find((file) => file.upload === upload)?.name ?? 'A file'
  return (
    <Stack gap="6">
      {shown.pages.map((page) => (
        <Box key={page.key}>
          {page.title && (
            <Heading as={`h${level}`} size="xs" mb="2">
              {page.title}
            </Heading>
          )}
          <chakra.dl display="grid" gap="3">
            {page.fields
              .filter(({ kind }) => kind !== 'note')
              .map((field) => {
                const value = values[field.key]
                const text =
                  field.kind === 'file' && Array.isArray(value)
                    ? value.map(nameOf).join(', ')
                    : answerText(field, value, kids)
                return (
                  <Box key={field.key}>
                    <Text as="dt" color="fg.muted" fontSize="sm">
                      {field.label}
                    </Text>
                    <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                      {text || '–'}
                    </Text>
                  </Box>
                )
              })}
          </chakra.dl>
        </Box>
      ))}
    </Stack>
  )
}
