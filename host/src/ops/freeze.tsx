import { freezeSite, unfreezeSite } from '@brightyard/contract/registry'
import type { Freeze as FreezeState } from '@brightyard/contract/release'
import { DateTime } from '@brightyard/runtime'
import { Notice, Section, Stack } from '@brightyard/ui'
import { ChangeForm } from './change-form.tsx'

/** Starts and ends a freeze. */
export const Freeze = ({ frozen }: { frozen: FreezeState | null }) => (
  <Section title={frozen ? 'The site is frozen' : 'Freeze'}>
    {frozen ? (
      <Stack gap="5">
        <Notice tone="warning" title={frozen.message}>
          By {frozen.actor} since <DateTime iso={frozen.since} show="moment" />
        </Notice>
        <ChangeForm
          key="unfreeze"
          call={unfreezeSite}
          input={(reason) => ({ reason })}
          action="End the freeze"
          done="The freeze has ended: releases can be deployed again."
        />
      </Stack>
    ) : (
      <ChangeForm
        key="freeze"
        call={freezeSite}
        input={(message) => ({ message })}
        action="Freeze the site"
        done="The site is frozen."
        label="Message"
        help="Shown to anyone who tries to deploy until the freeze ends."
        variant="outline"
      />
    )}
  </Section>
)
