#!/usr/bin/env node
import { main } from '../dist/verifying/command.js'

process.exitCode = await main(process.argv.slice(2))
