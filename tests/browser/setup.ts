import { configure } from "@testing-library/react";
import { utils } from "vitest/browser";
import { pageLength, shortElementError } from "../../.storybook/short-element-error.ts";

// What a query looked through is more than anyone reads, once a test has failed.
configure({ getElementError: shortElementError });
utils.configurePrettyDOM({ maxLength: pageLength });
