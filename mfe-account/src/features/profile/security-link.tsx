import type { Profile } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, LinkButton, Stack, Text } from '@brightyard/ui'

/** What opens the account, and the way to change it. */
export const SecurityLink = ({ profile: { email, mobile } }: { profile: Profile }) => (
  <Stack gap="4">
    {[email, mobile].map(
      (contact) =>
        contact && (
          <Text key={contact} fontWeight="semibold" overflowWrap="anywhere">
            {contact}
          </Text>
        ),
    )}
    <Text color="fg.muted">
      Email id, mobile number, password, linked accounts, devices, and the data we keep.
    </Text>
    <Box>
      <LinkButton asChild variant="outline">
        <Link to={accountPaths.security.to()}>Manage ways to sign in</Link>
      </LinkButton>
    </Box>
  </Stack>
)
