import { configure } from "@testing-library/react";
import { utils } from "vitest/browser";
import { pageLength, shortElementError } from "../../.storybook/short-element-error.ts";

// The DOM that a failed query prints is too long to read.
configure({ getElementError: shortElementError });
utils.configurePrettyDOM({ maxLength: pageLength });
