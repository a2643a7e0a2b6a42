import type { Verdict } from '@brightyard/contract/registry'
import { formatFileSize } from '@brightyard/runtime'
import { Box, Card, Chip, Flex, Heading, Stack, Text } from '@brightyard/ui'

/** The gate's verdict on each release: every reason with its sentence, or its contents. */
export const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <Stack as="ul" gap="3" listStyleType="none" aria-label="Gate verdicts">
    {verdicts.map((verdict) => (
      <li key={verdict.url}>
        <OneVerdict verdict={verdict} />
      </li>
    ))}
  </Stack>
)

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

function OneVerdict({ verdict }: { verdict: Verdict }) {
  const { accepted, name, version, url, reasons, files, bytes, routes, slots } = verdict
  const { trialPages, browserTrial } = verdict
  return (
    <Card variant="flat" p="4">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h3" size="xs">
          {name === null ? url : `${name} ${version ?? ''}`}
        </Heading>
        <Chip colorPalette={accepted ? 'learn' : 'danger'}>
          {accepted ? 'Accepted' : 'Rejected'}
        </Chip>
      </Flex>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {url}
      </Text>
      {reasons.length > 0 && (
        <Box as="ul" ps="5" mt="2" aria-label="Reasons">
          {reasons.map(({ code, message }) => (
            <li key={code + message}>
              {message}{' '}
              <Text as="span" color="fg.muted" fontSize="sm">
                ({code})
              </Text>
            </li>
          ))}
        </Box>
      )}
      {accepted && (
        <Text mt="2">
          {counted(routes.length, 'page')}, {counted(slots.length, 'slot')},{' '}
          {counted(files, 'file')}, {formatFileSize(bytes)}.{' '}
          {trialPages.length > 0
            ? `${counted(trialPages.length, 'page was', 'pages were')} rendered in the trial.`
            : 'No trial: no page is rendered on the server, or this registry runs no trials.'}{' '}
          {browserTrial.state === 'tried'
            ? `${counted(browserTrial.pages.length, 'page was', 'pages were')} loaded in a browser.`
            : `Not tried in a browser: ${browserTrial.why}.`}
        </Text>
      )}
    </Card>
  )
}
